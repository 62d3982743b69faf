/** Messages to accounts, in the bell. */
export default {
  /** A decision that was undone by events before it took effect. */
  decisionDropped: {
    title: "对{{company}}的审核结论未生效",
    body: "在结论生效之前，{{company}}的注册申请发生了变化，或您已没有审核权限。系统没有通知供应商。请打开该申请重新查看。",
  },
  /** Messages about a change to the supplier who requested it. */
  change: {
    effective: {
      title: "变更已生效：{{section}}",
      body: "贵公司对{{section}}的变更已批准并生效，企业档案已更新。",
    },
    scheduled: {
      title: "变更已批准，等待生效：{{section}}",
      body_other:
        "贵公司对{{section}}的变更已由 {{count}} 位采购人员批准，将于 {{coolingHours}} 小时后生效，生效前仍使用原信息。",
    },
    refused: {
      title: "变更已驳回：{{section}}",
      body: "贵公司对{{section}}的变更申请已被驳回，企业档案保持不变。可按原因修改后重新申请。\n\n原因：{{reason}}",
    },
    ended: {
      title: "变更已终止：{{section}}",
      body: "贵公司未通过供应商认证，对{{section}}的变更申请已随之终止，企业档案保持不变。",
    },
    stopped: {
      title: "变更已停止：{{section}}",
      body: "贵公司对{{section}}的变更已停止并冻结，采购部将致电贵公司核实。",
    },
  },
  /** Why a change ended, worded as on its page. */
  endedWithRegistration: "准入未通过或合作已终止，变更申请随之终止。",
  mention: {
    title: "{{author}}在备注中提到了您",
    body: "{{author}}在 {{company}}（申请编号 {{number}}）的内部备注中提到了您。请打开注册申请查看备注。",
  },
  scorecard: {
    title: "{{year}} 年第 {{quarter}} 季度绩效评分：{{total}} 分，{{grade}} 级",
    body: "采购部已录入贵公司 {{year}} 年第 {{quarter}} 季度的绩效评分，加权总分 {{total}} 分，评级 {{grade}}。请打开“准入状态”查看各项得分。",
  },
  scorecards: {
    title: "{{count}} 个季度的绩效评分已录入",
    body: "采购部已录入贵公司 {{count}} 个季度的绩效评分。最近为 {{year}} 年第 {{quarter}} 季度：加权总分 {{total}} 分，评级 {{grade}}。请打开“准入状态”查看各项得分。",
  },
  categories: {
    title: "合格品类已调整",
    body: "采购部已调整贵公司的合格品类。目前的合格品类：{{categories}}。请打开“准入状态”查看调整原因。",
  },
  sanctionsHit: {
    title: "可能命中制裁名单：{{company}}",
    body_other:
      "制裁名单更新后，{{company}}（申请编号 {{number}}）可能命中 {{count}} 个条目。请打开注册申请，逐条作出判断。",
  },
  blockListMatch: {
    title: "与黑名单相符：{{company}}",
    body: "超级管理员新增或修改了一个黑名单条目，{{company}}（申请编号 {{number}}）与其号码、邮箱或账户相符。系统不会因此自动拒绝，请打开注册申请，查看原因后判断。",
    nameBody:
      "超级管理员新增或修改了一个黑名单条目，{{company}}（申请编号 {{number}}）与其仅名称相同，只作为线索。系统不会因此自动拒绝，请打开注册申请，查看原因后判断。",
  },
  undelivered: {
    title: "发给{{company}}的邮件未送达",
    body: "发给{{company}}（申请编号 {{number}}）的邮件未送达。请打开注册申请查看原因，并再次发送。",
  },
  changeToApprove: {
    title: "待审批变更：{{company}}（{{section}}）",
    body: "供应商{{company}}申请变更{{section}}，请及时审批。",
  },
  fileInfected: {
    title: "贵公司上传的一个文件含有病毒，已被删除",
    body: "文件内容已删除，任何人都无法打开。请上传没有病毒的文件，并检查制作或保存该文件的电脑。",
  },
};
