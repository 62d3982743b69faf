import type { DecisionEvent, OnwardDecision } from "~/rules/onboarding/decision";
import type { Event } from "~/rules/onboarding/transitions";

type Choice = { label: string; text: string } | { label: string; text_other: string };

/** The decision form of the purchasing managers, and the decisions made. */
export const decision = {
  changes_other: "上一轮之后有 {{count}} 处变化",
  title: "审核结论",
  waits: {
    supplier: "等待供应商处理，您暂时无需操作。",
    purchasing: "等待采购部处理。",
    system: "到期后系统自动处理，无需操作。",
    nobody: "已结束，无需操作。",
  },
  approve: { label: "通过", text: "进入下一阶段，系统会发邮件通知供应商。" },
  return: { label: "退回修改", text_other: "供应商只需修改标注的内容（已标注 {{count}} 处）。" },
  refuse: { label: "不通过", text: "本次注册申请结束，供应商会收到审核说明。" },
  accept: { label: "转为潜在供应商", text: "系统会发邮件通知供应商。" },
  startCertification: { label: "启动供应商认证", text: "供应商会收到邮件通知和待办任务，按要求提交认证资料。" },
  reopen: { label: "恢复审核", text: "撤销此前的“不通过”结论，从该环节继续审核，供应商会收到说明。" },
  proposeBlock: { label: "提议暂停合作", text: "由另一位采购经理确认后生效。确认之前供应商不会收到通知。" },
  block: { label: "确认暂停合作", text: "供应商会收到邮件和原因说明，仍可登录并更新企业档案。" },
  dropBlock: { label: "撤销提议", text: "供应商状态不变，也不会收到通知。" },
  proposeReinstatement: { label: "提议恢复合作", text: "由另一位采购经理确认后生效。确认之前供应商不会收到通知。" },
  reinstate: { label: "确认恢复合作", text: "供应商恢复为合格供应商，并会收到邮件和说明。" },
  keepBlocked: { label: "维持暂停", text: "合作继续暂停，供应商不会收到通知。" },
  retire: {
    label: "终止合作",
    text: "供应商会收到邮件和原因说明。其企业档案仅供查阅；以后再合作，需用同一邮箱重新注册。",
  },
  reason: "审核说明（供应商可见）",
  reasonHint: "供应商会在邮件和进度查询中看到，请写明原因和修改要求。",
  note: "内部备注（仅同事可见）",
  noteHint: "选填。仅保存在审核记录中，不会发送给供应商。",
  noteFor: {
    duplicate: "该公司另有注册申请。请写明为何仍然通过，供同事查阅；不会发送给供应商。",
    unopened: "有文件无法打开。请写明为何仍然通过，供同事查阅；不会发送给供应商。",
    unseen: "您还有文件未查看。请写明为何仍然通过，供同事查阅；不会发送给供应商。",
  },
  noteForColleague: "请写明理由，供作出最终决定的同事参考；不会发送给供应商。",
  colleagueNoteNeeded: "请填写内部备注，同事需要了解理由",
  noteNeeded: {
    duplicate: "请在内部备注中写明为何通过重复的注册申请",
    unopened: "请在内部备注中写明为何通过无法打开的文件",
    unseen: "请在内部备注中写明为何未查看全部文件即通过",
  },
  reasonNeeded: "请填写审核说明，供应商需要知道原因",
  next: "下一步：核对并确认",
  confirm: {
    message: "确认后，以下邮件将发送至 {{to}}：",
    preview: "邮件预览",
    soon: "填写完整后，此处显示将发送给供应商的邮件。",
    noEmail: "确认后不会向供应商发送邮件。",
    note: "内部备注仅保存在审核记录中，不会写入邮件。",
    back: "返回修改",
  },
  outdated: {
    title: "资料已有更新，此次操作未提交",
    text: "您打开本页后，该注册申请发生了变化。请查看最新资料后再决定，已填写的内容会保留。",
    changed: "有变化的部分：",
    reload: "查看最新资料",
  },
  comments_other: "{{count}} 处标注",
  returnWith_other: "退回修改（{{count}} 处）",
  differ_other: "{{count}} 项不一致",
  andNext: "{{decision}}，打开下一条",
  before: "：",
  lost: "以下标注所在的行已被供应商删除，或所在部分目前不能退回。如仍需要，请另行标注：",
  commentsLeft_other: "已填写的 {{count}} 处修改说明，仅在选择“退回修改”时发送给供应商。",
  busy: "正在提交…",
  toQueue: "返回列表",
  openNext: "打开下一条",
  done: {
    approve: "审核已通过，系统会发邮件通知供应商。",
    return: "已退回修改，系统会发邮件通知供应商。供应商重新提交后，会回到待处理列表。",
    refuse: "审核未通过，系统会发邮件通知供应商。",
    accept: "已转为潜在供应商，系统会发邮件通知供应商。",
    startCertification: "供应商认证已启动，系统会发邮件通知供应商。",
    reopen: "已恢复审核，系统会发邮件通知供应商。",
    proposeBlock: "已提议暂停合作，等待另一位采购经理确认。",
    block: "已暂停合作，系统会发邮件通知供应商。",
    dropBlock: "已撤销暂停合作的提议。",
    proposeReinstatement: "已提议恢复合作，等待另一位采购经理确认。",
    reinstate: "已恢复合作，系统会发邮件通知供应商。",
    keepBlocked: "合作继续暂停。",
    retire: "已终止合作，系统会发邮件通知供应商。",
  } satisfies Record<DecisionEvent, string>,
} satisfies Record<DecisionEvent, Choice> & Record<string, unknown>;

/** 尚未提交的审核草稿 */
export const draft = {
  saved: "草稿已保存",
  saving: "正在保存草稿…",
  waits: "草稿尚未保存到服务器，暂存在此窗口，系统会自动重试。",
  discard: "删除草稿",
  discarded: "草稿已删除。",
  undo: "撤销",
};

/** A decision that takes effect in a minute, and can be undone until then. */
export const delayed = {
  andNext: "直接{{decision}}，打开下一条",
  andBack: "直接{{decision}}，返回列表",
  done: {
    approve: "已通过。",
    accept: "已转为潜在供应商。",
    startCertification: "已启动供应商认证。",
  } satisfies Record<OnwardDecision, string>,
  left: "{{left}} 秒后生效并通知供应商",
  soon: "一分钟内生效并通知供应商。",
  undo: "撤销",
  earlier_other: "此前 {{count}} 条也可撤销",
  undone: "已撤销，供应商不会收到通知。可重新审核：",
};

export const history = {
  title: "审核记录",
  note: "内部备注：",
  by: { supplier: "供应商", system: "系统" },
  events: {
    submit: "提交",
    withdraw: "撤回",
    return: "退回修改",
    refuse: "不通过",
    approve: "通过",
    accept: "转为潜在供应商",
    startCertification: "启动供应商认证",
    handIn: "提交认证资料",
    reopen: "恢复审核",
    introductionEnded: "量产导入结束，自动转为合格供应商",
    startYearlyReview: "年度核对开始",
    confirmFile: "确认企业档案无误",
    proposeBlock: "提议暂停合作",
    block: "确认暂停合作",
    dropBlock: "撤销暂停合作的提议",
    proposeReinstatement: "提议恢复合作",
    reinstate: "确认恢复合作",
    keepBlocked: "维持暂停",
    retire: "终止合作",
  } satisfies Record<Event, string>,
};
