import { lov } from "~/contract";
import { timeZonePageSize } from "~/rules/limits";
import { pagePlaceOf } from "~/rules/paging";
import type { Asked } from "~/session/caller.server";
import { bareGatewayFor } from "~/session/gateway.server";
import type { Zones } from "~/ui/shell/zone-list";
import { requireTellable } from "./back.server";

const longestQuery = 100;

/** The page of HIAM.TIME_ZONE that the address asks for (§7: page size 10). The bar asks too, and must not break over it. */
export async function loadZones(asked: Asked): Promise<Zones> {
  const { searchParams } = new URL(asked.request.url);
  const query = (searchParams.get("query") ?? "").slice(0, longestQuery);
  const { page } = pagePlaceOf(searchParams);
  try {
    const call = await bareGatewayFor(asked);
    const found = await call(lov.values, {
      lovCode: "HIAM.TIME_ZONE",
      query: query || undefined,
      page,
      size: timeZonePageSize,
    });
    const rows = found.content.map(({ value, meaning }) => ({ value, meaning }));
    return { rows, query, page, pages: found.totalPages, failed: false };
  } catch (error) {
    await requireTellable(error, asked.request);
    return { rows: [], query, page, pages: 0, failed: true };
  }
}
