import type { SectionId } from "~/rules/registration/section-ids";

/** Every address we link or redirect to. */
export const paths = {
  home: "/home",
  homeVariant: "/home/oppo",
  homeNotice: (code: string) => `/home?notice=${code}#notices`,
  workspace: "/workspace",
  progress: "/progress",
  register: "/register",
  registerStart: "/register/start",
  registerStartFor: (to: string) => `/register/start?to=${encodeURIComponent(to)}`,
  section: (section: SectionId) => `/register/${section}`,
  step: (step: SectionId | "review") => `/register/${step}`,
  /** A section with all its findings shown, and the field in view. */
  sectionField: (section: SectionId, field: string) => `/register/${section}?check=1#${encodeURIComponent(field)}`,
  autosave: (section: SectionId) => `/register/${section}/autosave`,
  pick: (section: SectionId, field: string) => `/register/${section}/pick?field=${encodeURIComponent(field)}`,
  review: "/register/review",
  success: "/register/success",
  leave: "/register/leave",
  file: (url: string) => `/register/file?url=${encodeURIComponent(url)}`,
  language: "/language",
  mailbox: "/dev/mailbox",
  forbidden: "/403",
  notFound: "/404",
  serverFault: "/500",
} as const;
