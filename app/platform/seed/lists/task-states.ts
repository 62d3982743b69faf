import type { TaskFilter } from "~/rules/tasks";
import type { Value } from "./value";

const names: Record<TaskFilter, { zh: string; en: string }> = {
  all: { zh: "全部", en: "All" },
  open: { zh: "待处理", en: "To do" },
  completed: { zh: "已完成", en: "Completed" },
  cancelled: { zh: "已取消", en: "Cancelled" },
};

/** The states tasks are asked for by (§4, `ISP.TASK_STATE`). */
export const taskStates: Value[] = Object.entries(names).map(([value, { zh, en }]) => ({ value, zh, en }));
