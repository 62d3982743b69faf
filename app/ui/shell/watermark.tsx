import { useEffect, useState } from "react";
import { watermarkDay, untilNextDay } from "~/rules/workspace/watermark-day";
import { useZone } from "~/ui/base/instant";
import { useShell } from "../workspace/shell-facts";

/**
 * The user’s account and the date across every signed-in screen (§1): so that a photo of the screen shows the user and
 * the date.
 */
export function Watermark() {
  const { user, now } = useShell();
  const zone = useZone();
  const [at, setAt] = useState(() => new Date(now));
  useEffect(() => {
    const timer = setTimeout(() => setAt(new Date()), untilNextDay(at, zone));
    return () => clearTimeout(timer);
  }, [zone, at]);
  return (
    <svg className="watermark" aria-hidden="true" data-text={`${user.userAccount} ${watermarkDay(at, zone)}`}>
      <defs>
        <pattern id="watermark" width="300" height="190" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)">
          <text x="10" y="80">
            {user.userAccount}
          </text>
          <text x="10" y="102">
            {watermarkDay(at, zone)}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#watermark)" />
    </svg>
  );
}
