/** The notices of messages between a supplier and purchasing. */
export default {
  /** The email to the registrant. */
  supplier: {
    subject: "采购部给您留言了",
    subjectWithNumber: "采购部给您留言了：{{number}}",
    opening: "{{brand}}采购部就贵公司的供应商注册给您留言了。",
    next: "请点击下方链接查看并回复。请勿直接回复本邮件。在您查看之前，如有新的留言，系统不会再次发送邮件。",
    open: "查看并回复",
  },
  /** The message to each account of an approved company. */
  account: { title: "采购部给贵公司留言了", body: "采购部给贵公司留言了。请打开“与采购部沟通”查看并回复。" },
  /** The message to reviewers. */
  reviewer: { title: "供应商留言：{{company}}", body: "{{company}}给采购部留言了。请打开“与供应商沟通”查看并回复。" },
};
