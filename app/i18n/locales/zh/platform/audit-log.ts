/** The workbook with a tenant's audit log. */
export default {
  sheet: "操作日志",
  time: "时间（UTC）",
  user: "操作者",
  action: "操作",
  object: "对象",
  details: "明细",
  about: {
    sheet: "导出说明",
    filter: "筛选",
    everything: "本公司的全部操作，最新在前",
    exportedAt: "导出时间",
    at: "{{at}}（UTC）",
    rows: "行数",
  },
};
