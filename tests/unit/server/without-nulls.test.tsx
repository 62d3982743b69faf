import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { withoutNulls } from "~/server/without-nulls";

test("a Chinese page reaches the browser without extra characters", async () => {
  const words = Array.from({ length: 700 }, (_, at) => `供应商${"a".repeat(at % 3)}`);
  const rendered = renderToPipeableStream(
    <>
      {words.map((word, at) => (
        <p key={at}>{word}</p>
      ))}
    </>,
  );
  const page = await text(rendered.pipe(withoutNulls()));
  expect(page.replaceAll(/<\/?p>/g, "")).toBe(words.join(""));
});
