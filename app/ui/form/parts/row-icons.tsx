import type { ReactNode } from "react";

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const EditIcon = () => (
  <Icon>
    <path d="m4 13.5-.7 3.2 3.2-.7 9-9a1.8 1.8 0 0 0-2.5-2.5z" />
    <path d="m11.5 6 2.5 2.5" />
  </Icon>
);

export const RemoveIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
  </Icon>
);
