import * as z from "zod/mini";

/*
 * The messages between the portal and the frame that shows a document. Both sides validate them, because neither can
 * trust the apparent sender.
 */
const words = z.object({ language: z.string(), page: z.string(), picture: z.string() });
/** The texts of the frame; `#` in `page` is the page number. */
export type ViewerWords = z.infer<typeof words>;

const forViewer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("open"), bytes: z.instanceof(ArrayBuffer), type: z.string(), words }),
  z.object({ kind: z.literal("zoom"), factor: z.number().check(z.gte(0.25), z.lte(4)) }),
  z.object({ kind: z.literal("turn") }),
]);
export type ToViewer = z.infer<typeof forViewer>;

const fromViewer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("shown"), pages: z.number() }),
  z.object({ kind: z.literal("failed"), isTooLarge: z.boolean() }),
]);
export type FromViewer = z.infer<typeof fromViewer>;

/** A message to the viewer; undefined if it is not one. */
export const parseToViewer = (data: unknown): ToViewer | undefined => z.safeParse(forViewer, data).data;

/** A message from the viewer; undefined if it is not one. */
export const parseFromViewer = (data: unknown): FromViewer | undefined => z.safeParse(fromViewer, data).data;

/** The media types that the viewer displays. Others are downloaded. */
export const viewableTypes: readonly string[] = ["application/pdf", "image/png", "image/jpeg"];

/** The address of the frame. */
export const viewerPath = "/viewer/index.html";
