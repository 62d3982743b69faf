import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Crop, largestZoom, moveCrop, zoomCrop, drawCrop } from "./crop";

type Props = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void };

const shownPx = 512;
/** The share of the square by which an arrow key moves the picture, and the number of steps of the slider. */
const keyStep = 0.05;
const zoomStep = 0.05;
const arrows: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/**
 * Crops a picture to a square. The picture is moved by dragging or with arrow keys, and zoomed with a slider or with +
 * and −.
 */
export function AvatarCrop({ picture, crop, onCrop }: Props) {
  const { t } = useTranslation("account");
  const canvas = useRef<HTMLCanvasElement>(null);
  const heldAt = useRef<{ x: number; y: number } | null>(null);
  const id = useId();
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent) {
    if (!heldAt.current) return;
    const { width } = currentTarget.getBoundingClientRect();
    onCrop(moveCrop(crop, picture, (x - heldAt.current.x) / width, (y - heldAt.current.y) / width));
    heldAt.current = { x, y };
  }
  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    const larger = event.key === "+" || event.key === "=" ? 1 : event.key === "-" ? -1 : 0;
    if (!arrow && larger === 0) return;
    event.preventDefault();
    onCrop(arrow ? moveCrop(crop, picture, ...arrow) : zoomCrop(crop, picture, crop.zoom + larger * 2 * zoomStep));
  }
  return (
    <div className="avatar-crop">
      <div
        className="avatar-view"
        role="group"
        tabIndex={0}
        aria-label={t("avatar.crop")}
        aria-describedby={`${id}-hint`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          heldAt.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (heldAt.current = null)}
        onPointerCancel={() => (heldAt.current = null)}
      >
        <canvas ref={canvas} width={shownPx} height={shownPx} aria-hidden="true" />
      </div>
      <div className="avatar-zoom">
        <label htmlFor={id}>{t("avatar.zoom")}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={largestZoom}
          step={zoomStep}
          value={crop.zoom}
          onChange={({ currentTarget }) => onCrop(zoomCrop(crop, picture, Number(currentTarget.value)))}
        />
        <p className="field-hint" id={`${id}-hint`}>
          {t("avatar.cropHint")}
        </p>
      </div>
    </div>
  );
}
