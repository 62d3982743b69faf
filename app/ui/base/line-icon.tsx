type Props = {
  /** The drawing, as the `d` of a path in a box of 24 by 24. */
  path: string;
  /** Width and height in pixels at the default text size. The icon scales with the text next to it. */
  size?: number;
  strokeWidth?: number;
  className?: string;
};

/** An outline icon in the colour of the text next to it, which has the same meaning. */
export const LineIcon = ({ path, size = 24, strokeWidth = 2, className }: Props) => (
  <svg
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
