/** Emails to a supplier when its registration moves on. */
export default {
  reason: "原因",
  withdrawn: {
    subject: "注册申请已撤回",
    subjectWithNumber: "注册申请已撤回（{{number}}）",
    opening: "按贵公司要求，注册申请已撤回，采购部不再处理。",
    next: "如需再次申请，可随时用同一邮箱重新注册。如非本人操作，请立即致电采购经理。",
  },
  registrationReturned: {
    subject: "注册申请 {{number}} 已退回修改",
    opening: "采购部已审核贵公司的注册申请，部分内容需修改或补充后才能继续审核。",
    next: "请点击下方链接，填写注册邮箱并输入收到的验证码（无需账号），即可进入需要修改的页面。需修改的内容旁有说明，其他内容无需重填；修改后请重新提交。",
  },
  registrationRefused: {
    subject: "注册申请 {{number}} 未通过初审",
    opening: "很遗憾，贵公司的注册申请未通过初审。",
    next: "如情况有变化，可用同一邮箱重新注册；如有疑问，请联系采购经理，并提供申请编号。",
  },
  potential: {
    subject: "贵公司已成为潜在供应商（{{number}}）",
    opening: "贵公司已列入潜在供应商。采购部将根据业务需要启动供应商认证并发邮件通知，目前无需操作。",
  },
  certificationStarted: {
    subject: "供应商认证已启动（{{number}}）",
    opening: "采购部已启动对贵公司的供应商认证。请登录工作台，在“{{certification}}”中查看要求并提交。",
  },
  certificationReceived: {
    subject: "已收到贵公司的认证资料（{{number}}）",
    opening: "我们已收到贵公司的认证资料，内部评审预计不晚于 {{due}}给出结果，期间无需操作。",
  },
  certificationReturned: {
    subject: "认证资料已退回修改（{{number}}）",
    opening: "内部评审认为贵公司的认证资料需要补充或修改。",
    next: "请登录工作台，在“{{certification}}”中按评审意见修改后重新提交。",
  },
  certificationRefused: {
    subject: "供应商认证未通过（{{number}}）",
    opening: "很遗憾，贵公司未通过供应商认证。",
    next: "如有疑问，请联系采购经理，并提供申请编号。",
  },
  certificationPassed: {
    subject: "认证通过，进入量产导入（{{number}}）",
    opening:
      "恭喜贵公司通过供应商认证。量产导入现已开始，贵公司在此期间为受限供应商；量产导入将于 {{due}}结束，之后贵公司自动转为合格供应商。",
  },
  reopened: {
    subject: "注册申请 {{number}} 已恢复审核",
    opening: "此前通知贵公司的未通过结论已撤销，审核已恢复。",
    next: "目前无需操作，有结果时我们会发邮件通知。",
  },
  qualified: {
    subject: "贵公司已成为合格供应商（{{number}}）",
    opening: "量产导入已结束，贵公司已自动转为合格供应商。感谢贵公司的配合，期待长期合作。",
  },
  yearlyReview: {
    subject: "年度核对：请于 {{due}}前确认企业档案（{{number}}）",
    opening:
      "为保证资料准确，请每年核对一次企业档案。请登录工作台，打开“{{companyFile}}”：无误请点击确认，有变化请提交变更申请。",
    next: "核对期间，贵公司仍是合格供应商，合作不受影响。",
  },
  blocked: {
    subject: "与贵公司的合作已暂停（{{number}}）",
    opening: "经两位采购经理审核，与贵公司的合作自即日起暂停，暂停期间采购部不下新订单。",
    next: "贵公司仍可登录工作台更新企业档案。如有疑问或已完成改进，请联系采购经理。",
  },
  reinstated: {
    subject: "与贵公司的合作已恢复（{{number}}）",
    opening: "经两位采购经理审核，与贵公司的合作自即日起恢复，贵公司重新成为合格供应商。",
    next: "目前无需操作。",
  },
  categoriesChanged: {
    subject: "合格品类已调整（{{number}}）",
    opening: "采购部已调整贵公司的合格品类，即日起生效。",
    now: "目前的合格品类",
    added: "新增品类",
    removed: "移除品类",
    next: "目前无需操作。如有疑问，请联系采购经理。",
  },
  retired: {
    subject: "与贵公司的合作已终止（{{number}}）",
    opening: "采购部已终止与贵公司的合作。感谢贵公司以往的配合。",
    next: "贵公司仍可登录工作台查阅企业档案。如希望再次合作，可用同一邮箱重新注册。",
  },
};
