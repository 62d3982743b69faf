import type { ListRow, LovView } from "~/contract/lov";
import { lists } from "~/contract/paths";
import { organizationId } from "~/rules/limits";

export type Page = { content: ListRow[]; totalElements: number; totalPages: number; number: number };
export type PageAsked = {
  /** What was typed, by query field. */
  search: Record<string, string>;
  parentValue?: string;
  page: number;
  size: number;
};

/** The definition of a list, from the base API on our own origin. */
export const askView = (lovCode: string, signal: AbortSignal): Promise<LovView> => ask(lists.view(lovCode), signal);

/** A page of a list: by its own address where the definition has one of that type, by its code otherwise (§7). */
export function askPage(view: LovView, { search, parentValue, page, size }: PageAsked, signal: AbortSignal) {
  const tenantId = String(organizationId);
  const query = new URLSearchParams({ lovCode: view.lovCode, tenantId, page: String(page), size: String(size) });
  if (parentValue) query.set("parentValue", parentValue);
  for (const [field, text] of Object.entries(search)) if (text.trim()) query.set(field, text.trim());
  const isByUrl = view.lovTypeCode === "URL" && view.queryUrl !== null;
  if (isByUrl) query.set("lovUrl", filled(view.queryUrl ?? "", tenantId));
  return ask<Page>(`${isByUrl ? lists.urlData : lists.data}?${query}`, signal);
}

const filled = (url: string, tenantId: string) =>
  url.replaceAll("{tenantId}", tenantId).replaceAll("{organizationId}", tenantId);

async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  const body = (await response.json()) as { code?: string; failed?: boolean; data?: Answer };
  if (!response.ok || body.failed || body.data === undefined) throw new Error(String(response.status));
  return body.data;
}
