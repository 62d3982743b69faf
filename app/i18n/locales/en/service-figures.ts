import type { Words } from "~/i18n/words";
import type zh from "../zh/service-figures";

/** The figures of the service: how registrations go, which rules refuse most, and how fast pages are. */
export default {
  title: "Service figures",
  lead: "How suppliers get through the registration, and how fast the portal is. Only counts are kept. Figures below {{fewest}} are not displayed.",
  back: "Back to review figures",
  demo: "This is a demo: the figures are examples and do not count in a portal in use.",
  none: "No figures in this period",
  noneText:
    "Figures appear once at least {{fewest}} registrations or visits are counted. Choose a longer period, or come back later.",
  few: "Fewer than {{fewest}}",
  month: "Month",
  total: "In the period",
  steps: {
    title: "From start to approval",
    text: "How many registrations reached each step. Each counts once at each step, on the day it first gets there. Months with fewer than {{fewest}} are left out of a total where it would reveal them.",
    step: "Step",
    count: "Registrations",
    ofFirst: "{{percent}} of confirmed",
    started: "Started (first code requested)",
    confirmed: "Email confirmed",
    tab: "Tab finished: {{tab}}",
    submitted: "Submitted",
    returned: "Returned at least once",
    approved: "Passed preliminary review",
    returnedSentence: "Returned for changes at least once: {{registrations}}.",
  },
  tabs: {
    title: "Minutes on each tab",
    text: "The time from one save of a tab to the next, up to the first submission. A pause of more than {{pause}} minutes does not count: it starts a new sitting. Half of the registrations took no longer than the median.",
    tab: "Tab",
    registrations: "Registrations",
    median: "Median minutes",
    none: "Fewer than {{fewest}} registrations were submitted in this period.",
  },
  errors: {
    title: "Most frequent validation errors",
    text: "In how many registrations a rule found an error when the supplier continued to the next tab or submitted. Each registration counts once for each error. What was entered is not kept. “…” stands for a detail that differs.",
    error: "Error",
    registrations: "Registrations",
    none: "No error was found in {{fewest}} registrations or more in this period.",
  },
  reviews: {
    title: "Working days to an answer",
    text: "By month and review, from each submission to its decision.",
    decisions: "{{review}}: decisions",
    median: "{{review}}: median",
    most: "{{review}}: 90% within",
  },
  pages: {
    title: "Speed of the pages",
    text: "Measured in the browsers of visitors, without cookies or identifiers. Three of four visits were at most this slow. LCP is the time until the largest part of the page is displayed, INP the time until the page reacts to a click or key.",
    page: "Page",
    lcp: "LCP (seconds)",
    lcpVisits: "Visits with LCP",
    inp: "INP (milliseconds)",
    inpVisits: "Visits with INP",
    none: "No page has {{fewest}} measured visits in this period.",
  },
} satisfies Words<typeof zh>;
