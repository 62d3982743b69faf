import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loadHome } from "./home.server";
import { Hero } from "./hero";
import { LoginCodeNotice } from "./login-code-notice";
import { Notices } from "./notices";
import { Services } from "./services";
import { StagesPicture } from "./stages-picture";

export const loader = async (asked: LoaderFunctionArgs) => json(await loadHome(asked));

export const handle = { title: "home:title" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ name: "description", content: data?.description }];

/** §2, the home view variant: for those who come to read. The information pages stand first, under a compact hero. */
export default function HomeVariant() {
  const { loginCodeFrom, notice } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="home home-compact">
      <Hero compact />
      <Notices notice={notice} />
      <LoginCodeNotice from={loginCodeFrom} />
      <Services />
      <StagesPicture />
    </main>
  );
}
