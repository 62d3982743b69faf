import { request } from "node:http";

/**
 * Sends the same body several times in parallel, in a separate process, so that sending does not delay what a test measures.
 * Prints the statuses; `cut off` means that the portal closed the connection before everything was sent.
 */
const [address, path, headers, size, times] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
const body = Buffer.from(`${part.repeat(Math.floor(Number(size) / part.length))}--b--\r\n`);

const send = () =>
  new Promise((resolve, reject) => {
    const fields = { ...JSON.parse(headers), "content-length": body.length };
    const question = request(
      { host: hostname, port, method: "POST", path, headers: fields, agent: false },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode));
      },
    );
    question.on("error", (error) =>
      ["ECONNRESET", "EPIPE"].includes(error.code) ? resolve("cut off") : reject(error),
    );
    question.end(body);
  });

process.stdout.write(JSON.stringify(await Promise.all(Array.from({ length: Number(times) }, send))));
