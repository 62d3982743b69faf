/** The page that withdraws a registration. */
export default {
  title: "撤回注册申请？",
  number: "申请编号：{{number}}",
  review: "撤回后，采购部不再审核该注册申请。",
  answers: "已填写的内容不会带入新的注册申请。",
  again: "之后可以随时用同一邮箱重新注册。",
  confirm: "确认撤回",
  busy: "正在撤回…",
  keep: "不撤回",
  decided: "采购部已对该注册申请作出审核结论，无法撤回。请查询进度。",
};
