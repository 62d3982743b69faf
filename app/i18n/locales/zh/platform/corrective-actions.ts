/** 整改要求的邮件和站内消息。 */
export default {
  emails: {
    request: {
      subject: "整改要求 {{number}}：请于 {{day}} 前答复",
      opening: "采购部向贵公司发出了整改要求 {{number}}，答复截止日期为 {{day}}。",
      next: "请登录门户查看具体要求，填写整改措施，并上传证明文件。",
    },
    return: {
      subject: "整改答复已退回：{{number}}，请于 {{day}} 前重新答复",
      opening: "采购部退回了贵公司对整改要求 {{number}} 的答复，新的截止日期为 {{day}}。",
      next: "请登录门户查看退回原因，补充整改措施后重新提交。",
    },
    reschedule: {
      subject: "整改要求 {{number}} 的截止日期改为 {{day}}",
      opening: "采购部已将整改要求 {{number}} 的截止日期改为 {{day}}。",
      next: "请登录门户查看原因，并在截止日期前答复。",
    },
    close: {
      subject: "整改要求 {{number}} 已关闭",
      opening: "采购部已通过贵公司对整改要求 {{number}} 的答复，该整改要求已关闭。",
      next: "贵公司无需再做任何操作。",
    },
    withdraw: {
      subject: "整改要求 {{number}} 已撤销",
      opening: "采购部已撤销整改要求 {{number}}。",
      next: "撤销原因可登录门户查看，贵公司无需再做任何操作。",
    },
    reminder: {
      subject: "请于 {{day}} 前答复整改要求 {{number}}",
      opening: "贵公司尚未答复整改要求 {{number}}，截止日期为 {{day}}。",
      next: "请登录门户填写整改措施，并上传证明文件。如需延期，请尽快联系采购经理。",
    },
    late: {
      subject: "整改要求 {{number}} 已逾期，请尽快答复",
      opening: "贵公司尚未答复整改要求 {{number}}，截止日期 {{day}} 已过。",
      next: "请尽快登录门户答复，或联系采购经理说明情况。",
    },
  },
  message: {
    next: "请打开该整改要求查看详情。",
    answered: {
      title: "{{company}}已答复整改要求 {{number}}",
      body: "供应商已提交对整改要求 {{number}} 的答复，请审核后关闭或退回。",
    },
    late: {
      title: "整改要求 {{number}} 已逾期",
      body: "供应商未在 {{day}} 前答复整改要求 {{number}}，我们已发邮件提醒。如有必要，请联系供应商。",
    },
  },
};
