/** Roles, and what they allow. */
export default {
  roles: {
    supplier: "供应商",
    supplierAdmin: "人员管理",
    supplierFile: "企业档案",
    supplierBank: "银行与联系人信息",
    supplierCertification: "认证资料",
    supplierQuality: "质量整改",
    purchasingManager: "采购经理",
    purchasingSpecialist: "采购专员",
  },
  buttons: {
    session: { handOver: "跳转登录其他系统" },
    registration: { review: "审核注册、认证和企业档案变更" },
    review: { settings: "维护分配规则、常用语和审核清单" },
    account: { roles: "为成员分配角色" },
    staff: { manage: "邀请同事、停用账号" },
    news: { edit: "编辑新闻" },
    log: { export: "核验和导出操作日志" },
    sanctions: { upload: "上传制裁名单" },
    company: {
      read: "查看企业档案、证件和变更",
      change: "修改企业档案",
      bank: "修改银行信息和联系人",
      certify: "提交认证资料",
      correct: "回复整改要求",
      people: "管理本公司人员",
    },
  },
};
