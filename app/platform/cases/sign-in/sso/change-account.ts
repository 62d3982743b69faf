import type { Provider } from "oidc-provider";

type Middleware = Parameters<Provider["use"]>[0];
type Ctx = Parameters<Middleware>[0];

/**
 * Somebody else signs in in a browser that the provider still knows by another account. The library would send a page
 * of its own to end the old session; here it ends at once, on the server. Only for the browser that began this sign-in.
 */
export const changeAccount =
  (provider: Provider): Middleware =>
  async (ctx, next) => {
    const uid = /^\/auth\/([\w-]+)$/.exec(ctx.path)?.[1];
    if (uid && ctx.cookies.get(provider.cookieName("resume")) === uid) await leaveOther(provider, ctx, uid);
    await next();
  };

async function leaveOther(provider: Provider, ctx: Ctx, uid: string) {
  const interaction = await provider.Interaction.find(uid);
  const accountId = interaction?.result?.login?.accountId;
  if (!interaction || !accountId) return;
  const session = await provider.Session.get(ctx);
  if (!session.accountId || session.accountId === accountId) return;
  await session.destroy();
  interaction.session = undefined;
  await interaction.persist();
}
