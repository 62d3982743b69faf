import { expect, test } from "vitest";
import { decodeAnswer } from "~/gateway/decode-answer";
import { Failure } from "~/gateway/failure";
import { callAt, endpoints } from "../../support/stub-base-api/endpoints";
import { type Exchange, journeys, readRecording, textOf } from "../../support/stub-base-api/recording";

const recorded = journeys.flatMap((journey) =>
  readRecording(journey).map((exchange, index) => [`${journey} ${index + 1}: ${exchange.call}`, exchange] as const),
);

/** A recorded response as it is sent. */
const answerOf = (exchange: Exchange) =>
  new Response(textOf(exchange), { status: exchange.status, headers: { "content-type": exchange.contentType } });

/** The portal's reading of it. A rejection that the contract allows is fine, a `service` error is not. */
async function read({ call, ...exchange }: Exchange) {
  const endpoint = endpoints.get(call);
  if (!endpoint) throw new Error(`${call} is no call of the contract`);
  try {
    await decodeAnswer(endpoint, answerOf({ call, ...exchange }));
    return "answered";
  } catch (error) {
    if (error instanceof Failure) return error.code === "request.service" ? "unreadable" : "refused";
    throw error;
  }
}

test.for(recorded)("%s matches the contract", async ([, exchange]) => {
  expect(callAt(endpoints.get(exchange.call)?.method ?? "", exchange.address.split("?")[0] ?? "")).toBe(exchange.call);
  expect(await read(exchange)).toBe(exchange.status < 400 ? "answered" : "refused");
});

test("a recorded response of the wrong shape is detected", async () => {
  const [load] = recorded.filter(([, { call }]) => call === "registration.load").map(([, exchange]) => exchange);
  expect(await read({ ...load!, body: { registrationId: 7 } })).toBe("unreadable");
});
