/** The qualified categories of a supplier: Procurement's card with its form, and the supplier's own. */
export default {
  title: "合格品类",
  lead: "可以向该供应商采购的品类，最初取自注册时填写的供应品类。调整后系统会通知供应商。",
  none: "尚未设置。请调整品类，至少选择一个。",
  change: "调整品类",
  form: {
    title: "调整品类",
    legend: "可以采购的品类",
    reason: "调整原因",
    reasonHint: "供应商可以看到。",
    save: "保存品类",
    saving: "正在保存……",
    cancel: "取消",
    saved: "合格品类已调整，已通知供应商。",
    outdated: "合格品类刚刚由其他同事调整，本次未保存。加载最新品类后请核对，您勾选和填写的内容会保留。",
    current: "目前的合格品类：{{categories}}",
    reload: "加载最新品类",
  },
  wrong: {
    none: "请至少保留一个品类。如需停止全部合作，请暂停或终止与该供应商的合作。",
    unchanged: "品类没有变化。请先勾选要增加的品类，或取消要移除的品类。",
    required: "请填写调整原因",
    reason: "调整原因最多 {{max}} 个字符，且不能包含不可见字符",
  },
  history: {
    changed: "调整合格品类",
    from: "调整前：{{categories}}",
    to: "调整后：{{categories}}",
    none: "无",
  },
  own: {
    lead: "贵公司可以向我们供应以下品类。采购部调整后，系统会通知贵公司。",
    blocked: "合作暂停期间不下新订单。恢复合作后，贵公司可以继续供应以下品类。",
    none: "采购部尚未设置。如有疑问，请联系采购经理。",
    lastChange: "最近调整：",
  },
};
