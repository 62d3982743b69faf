const pictures = {
  register: "M9 5.500h9l7 7v14H9zM18 5.500v7h7M13 18h8M13 22.500h5",
  progress: "M14.500 6a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M20.700 20.700l6 6M10.500 15l3 3 5-6",
  continue: "M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22M13.500 11.500v9l7-4.500z",
  workspace: "M5.500 7h21v14.500h-21zM11 26.500h10M16 21.500v5M10.500 12h5M10.500 16.500h3M19 11.500h3.500v5H19z",
} as const;

/** The picture of a service, drawn with one pen. */
export function ServicePicture({ code }: { code: keyof typeof pictures }) {
  return (
    <span className="service-picture" aria-hidden="true">
      <svg
        viewBox="0 0 32 32"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={pictures[code]} />
      </svg>
    </span>
  );
}
