/** The names of tasks. */
export default {
  preliminaryReview: "初审：{{company}}",
  internalReview: "内部评审：{{company}}",
  submitCertification: "提交供应商认证资料",
  changeCertification: "修改供应商认证资料并重新提交",
  yearlyReview: "年度核对：请确认企业档案",
  answerCorrectiveAction: "答复整改要求 {{number}}",
  reviewCorrectiveAction: "审核整改答复 {{number}}",
  blockProposed: "确认是否暂停合作：{{company}}",
  reinstatementProposed: "确认是否恢复合作：{{company}}",
};
