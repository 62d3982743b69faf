/** 本公司人员变动的站内消息和邮件。 */
export default {
  invitation: {
    opening: "贵公司邀请您使用{{brand}}的供应商协同平台，与同事一起办理供应商事务。",
    areas: "负责",
  },
  others: {
    invited: {
      title: "已邀请新成员：{{name}}",
      body: "{{actor}}邀请{{name}}加入{{company}}在供应商协同平台的账号，负责：{{areas}}。\n\n如您不知情，请立即与{{actor}}核实，并在“人员管理”页面撤销邀请。",
    },
    joined: {
      title: "新成员已加入：{{name}}",
      body: "{{name}}已接受邀请，加入{{company}}。\n\n如您不知情，请立即在“人员管理”页面移除该成员。",
    },
    areas: {
      title: "成员负责事项已变更：{{name}}",
      body: "{{actor}}变更了{{name}}负责的事项，目前负责：{{areas}}。\n\n如您不知情，请立即与{{actor}}核实。",
    },
    removed: {
      title: "成员已移除：{{name}}",
      body: "{{actor}}将{{name}}移出了{{company}}，其登录已全部失效。\n\n如您不知情，请立即与{{actor}}核实。",
    },
    administrator: {
      title: "新的管理员：{{name}}",
      body: "{{actor}}将{{name}}设为{{company}}的管理员，可以邀请、变更和移除成员。\n\n如您不知情，请立即与{{actor}}核实。",
    },
    noAdministrator: {
      title: "管理员已变更：{{name}}",
      body: "{{name}}不再是{{company}}的管理员，操作人：{{actor}}。\n\n如您不知情，请立即核实。",
    },
  },
  person: {
    areas: {
      title: "您负责的事项已变更",
      body: "{{actor}}变更了您在{{company}}负责的事项，目前负责：{{areas}}。",
    },
    removed: {
      title: "您已不再是{{company}}的成员",
      body: "{{actor}}将您移出了{{company}}在供应商协同平台的成员名单，您的登录已全部失效。\n\n如有疑问，请联系贵公司的管理员。",
    },
    administrator: {
      title: "您已成为{{company}}的管理员",
      body: "{{actor}}将您设为{{company}}的管理员。您可以邀请成员、变更其负责的事项，并移除离职人员。",
    },
    noAdministrator: {
      title: "您不再是{{company}}的管理员",
      body: "{{actor}}取消了您在{{company}}的管理员身份。您仍可办理自己负责的事项。",
    },
  },
};
