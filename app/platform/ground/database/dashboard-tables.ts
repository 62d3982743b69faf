import type { TaskKind, taskStates } from "~/rules/tasks";

/** What the tables of migration 009 hold. */
export type DashboardTables = {
  dashboard_card: {
    id: string;
    code: string;
    name_zh: string;
    name_en: string;
    description_zh: string;
    description_en: string;
    min_w: number;
    min_h: number;
    w: number;
    h: number;
  };
  /** The cards a role may have, and where the default ones lie; null: not there by default. */
  dashboard_set: { role_code: string; card_id: string; x: number | null; y: number | null };
  dashboard_layout: {
    id: string;
    account_id: string;
    role_code: string;
    card_id: string;
    x: number;
    y: number;
    w: number;
    h: number;
  };
  task: {
    id: string;
    tenant_id: string;
    role_code: string;
    kind: TaskKind;
    title_zh: string;
    title_en: string;
    state: (typeof taskStates)[number];
    to_path: string | null;
    created_at: string;
    due_at: string | null;
    /** The registration it is about, where it ends with a step of that; null: it does not. */
    registration_id: string | null;
  };
};
