import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { queuePlaceOf } from "~/rules/onboarding/queue";

/** Back to the list of registrations, at the filter and the page that the address of this page brings along. */
export const useListPath = (): string => paths.registrationsAt(queuePlaceOf(new URLSearchParams(useLocation().search)));
