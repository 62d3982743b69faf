/** What tasks are called. */
export default {
  preliminaryReview: "初审：{{company}}",
  internalReview: "内部评审：{{company}}",
  submitCertification: "提交供应商认证资料",
  changeCertification: "修改供应商认证资料并重新提交",
};
