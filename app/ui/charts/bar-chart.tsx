import { useId } from "react";

type Tone = "calm" | "soon" | "late";
/** A bar: its parts from the bottom up, the label above it, and its name below. */
export type Bar = { name: string; text: string; parts: readonly { value: number; tone: Tone }[] };

type Props = {
  /** The chart as one sentence: its accessible name. */
  sentence: string;
  bars: readonly Bar[];
};

const [height, top, bottom] = [190, 22, 24];
const plot = height - top - bottom;
const share = 0.62;

/**
 * Bars drawn as SVG. Widths are percentages of the chart, so that texts keep their size on a phone; late parts are hatched, so
 * that colour is not the only difference.
 */
export function BarChart({ sentence, bars }: Props) {
  // The sub-application and the shell generate the same ids.
  const id = `chart-late-${useId()}`;
  const sum = ({ parts }: Bar) => parts.reduce((total, { value }) => total + value, 0);
  const most = Math.max(1, ...bars.map(sum));
  const step = 100 / Math.max(1, bars.length);
  return (
    <svg className="chart-bars" role="img" aria-label={sentence} width="100%" height={height}>
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="chart-late-background" width="7" height="7" />
          <rect className="chart-late-stripe" width="3" height="7" />
        </pattern>
      </defs>
      <line className="chart-floor" x1="0" x2="100%" y1={top + plot} y2={top + plot} />
      {bars.map((bar, at) => {
        let y = top + plot;
        const middle = `${(at + 0.5) * step}%`;
        return (
          <g key={bar.name}>
            {bar.parts.map(({ value, tone }) => {
              const part = (plot * value) / most;
              y -= part;
              return value > 0 ? (
                <rect
                  key={tone}
                  className={`chart-${tone}`}
                  x={`${(at + (1 - share) / 2) * step}%`}
                  width={`${share * step}%`}
                  y={y}
                  height={part}
                  fill={tone === "late" ? `url(#${id})` : undefined}
                />
              ) : null;
            })}
            <text className="chart-value" x={middle} y={y - 6} textAnchor="middle">
              {bar.text}
            </text>
            <text className="chart-name" x={middle} y={height - 7} textAnchor="middle">
              {bar.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
