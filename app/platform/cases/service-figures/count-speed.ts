import type { z } from "zod";
import type { serviceFigures } from "~/contract";
import type { Core, Context } from "~/platform/core/core";
import { RefusalError } from "~/platform/core/base/refuse";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { speedReportsPerAddress } from "~/platform/core/rate-limits/rates";
import { countService } from "~/platform/records/service/count-service";
import { speedMeasures, toSpeedStep } from "~/rules/service/page-speed";

type SpeedReport = z.output<typeof serviceFigures.reportSpeed.input>;

/** Adds a browser's report to the day's counts. Reports beyond the rate limit of an address are ignored. */
export async function countSpeed(core: Core, { page: name, ...times }: SpeedReport, { addressGroup, now }: Context) {
  if (!(await isWithinRate(core, addressGroup, now))) return {};
  const events = speedMeasures.flatMap((measure) => {
    const ms = times[measure];
    return ms === undefined ? [] : [{ measure, name, value: toSpeedStep(measure, ms) }];
  });
  await countService(core, core.db, now, events);
  return {};
}

async function isWithinRate({ db, seal }: Core, addressGroup: string, now: Date): Promise<boolean> {
  const subject = seal.hash("address", addressGroup);
  try {
    await countAgainst(db, now, [{ rate: speedReportsPerAddress, subject }]);
    return true;
  } catch (error) {
    if (error instanceof RefusalError) return false;
    throw error;
  }
}
