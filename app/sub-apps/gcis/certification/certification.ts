import type { z } from "zod";
import type { load } from "~/contract/certification";

export type Certification = NonNullable<z.output<typeof load.answer>>;
export type CertificationDocument = Certification["documents"][number];
