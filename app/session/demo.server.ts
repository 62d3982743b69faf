import { env } from "~/config/env.server";

/** Whether this is the demo, with the base API of its own: some pages are for it alone. */
export const isDemo = (): boolean => env.DEMO && !env.BASE_API_URL;
