import type { Generated } from "kysely";
import type { CodeChannel } from "~/rules/contact";

/** The tables of migrations 005, 017, 018, 022, 031, 052, 055, 056, 087 and 088. Flags are 0 or 1; folded: trimmed and in lower case. */
export type IdentityTables = {
  account: {
    id: string;
    /** Folded. */
    user_account: string;
    email_hash: string;
    profile_sealed: string;
    /** Null if the account signs in only at the company's own provider. */
    password_hash: string | null;
    /** When the initial password expires. Null if the user has chosen the password. */
    password_initial_until: string | null;
    region: string;
    /** A value of HIAM.TIME_ZONE. */
    time_zone: string;
    is_super_admin: number;
    is_barred: number;
    created_at: string;
    /** The channel of the user's last sign-in code. Null for email. */
    code_channel: CodeChannel | null;
  };
  tenant: {
    id: string;
    tenant_name: string;
    supplier_code: string;
    registration_id: string | null;
    created_at: string;
    version: Generated<number>;
    /** When a buying company ended. Null for open ones and for suppliers. */
    ended_at: Generated<string | null>;
  };
  tenant_member: {
    account_id: string;
    tenant_id: string;
    role_code: string;
    order_seq: number;
    /** When the role was assigned; null before this was recorded. */
    granted_at: string | null;
    /** The account that assigned it. Null if the portal did, at the approval of a supplier. */
    granted_by: string | null;
    /** 1 if it comes from a claim of the company's own provider, and ends with it. */
    is_mapped: Generated<number>;
  };
  /** A role that one manager requested to assign or revoke, and another has to confirm. */
  role_request: {
    id: string;
    tenant_id: string;
    account_id: string;
    role_code: string;
    /** Null if the groups of the company's own provider map to the role. */
    requested_by: string | null;
    at: string;
    /** 1 if the role is removed, 0 if it is assigned. */
    is_removal: number;
  };
  /** Issuer and subject identify a user of an identity provider, never the email (S-21). */
  identity: { issuer: string; subject: string; account_id: string };
  /** The people who signed in at the company's own provider and have no account: one row per person. */
  unlinked_sign_in: { id: string; issuer: string; subject: string; person_sealed: string; last_at: string };
  menu: {
    code: string;
    pcode: string | null;
    url: string;
    name_zh: string;
    name_en: string;
    icon: string;
    is_hidden: number;
    is_cached: number;
    type: "page" | "external" | "loginToPortal" | "bindAccount";
    order_seq: number;
  };
  role_grant: { role_code: string; kind: "menu" | "button"; code: string };
  domain_config: {
    domain: string;
    region: string;
    /** The brand in Chinese, and in English. Empty: that of the settings. */
    companys: string;
    companys_en: Generated<string>;
    /** As `xx_YY`. Empty: that of the visitor's browser. */
    lang: string;
    is_loginable: number;
    version: Generated<number>;
    changed_at: Generated<string | null>;
    changed_by: Generated<string | null>;
  };
  session: {
    token_hash: string;
    account_id: string;
    /** Null if the user belongs to no tenant. */
    tenant_id: string | null;
    /** Encrypted id token, which the provider's logout requires. */
    id_token_sealed: string | null;
    created_at: string;
    used_at: string;
    ended_at: string | null;
    /** The browser that opened it, one of `browserNames`. Null if unknown. */
    browser: string | null;
  };
  /** A replaced email address, which its owner can restore. */
  replaced_email: {
    id: string;
    account_id: string;
    /** The hash of the previous email address. */
    email_hash: string;
    /** Encrypted `{ before, after }`. */
    emails_sealed: string;
    replaced_at: string;
    undone_at: string | null;
    /** 1 if its owner could no longer access it, so that it cannot be restored and receives no codes. */
    is_lost: number;
  };
  /** A request to replace an email address that its owner cannot access, for a second person to confirm. */
  mailbox_request: {
    id: string;
    account_id: string;
    /** Encrypted `{ email, reason }`. */
    request_sealed: string;
    requested_by: string;
    at: string;
  };
  /** A sign-in started by this client of the provider. Deleted when it is used. */
  login_attempt: {
    state_hash: string;
    binding_hash: string;
    /** Encrypted `{ nonce, verifier }`. */
    secrets_sealed: string;
    callback_url: string;
    created_at: string;
  };
  /** The `?token=` of §2. Deleted when it is used; without a binding it was made for another system. */
  hand_over: {
    token_hash: string;
    binding_hash: string | null;
    account_id: string;
    id_token_sealed: string | null;
    created_at: string;
  };
  /** The progress of a sign-in at the embedded provider after the correct password. */
  sign_in: {
    uid: string;
    account_id: string;
    /** 1: the code was correct, or is not required. */
    has_code: number;
    /** Encrypted challenge of the code that was sent to the email. */
    challenge_sealed: string | null;
    created_at: string;
    /** The channel of the required code. Null for email. */
    code_channel: CodeChannel | null;
    /** Encrypted challenge of the code that was sent to the bound phone. */
    phone_challenge_sealed: string | null;
    /** The encrypted challenge for a passkey, or null if no passkey is required. */
    passkey_challenge_sealed: string | null;
    /** When that challenge was created. */
    passkey_challenge_at: string | null;
  };
  /** A sign-in that does not reveal whether its password was correct. */
  hidden_sign_in: {
    uid: string;
    /** Decrypts to the challenge of a code that is sent to no one. Null if a code was sent to the owner. */
    decoy_sealed: string | null;
    created_at: string;
  };
  /** A second factor that is stored on a user's device. */
  passkey: {
    id: string;
    account_id: string;
    /** The authenticator's own id for it, base64url. */
    credential_id: string;
    /** COSE, base64url. */
    public_key: string;
    /** Its signature counter, if its authenticator has one. */
    counter: number;
    /** Transports, each between spaces. */
    transports: string;
    name_sealed: string;
    added_at: string;
    used_at: string | null;
  };
  /** A passkey that is being added: one per account, replaced by the next. */
  passkey_challenge: { account_id: string; challenge_sealed: string; created_at: string };
  /** The authenticator app of an account. */
  authenticator: {
    account_id: string;
    secret_sealed: string;
    /** The last time step whose code was accepted: no code up to it is accepted again. */
    last_step: number;
    added_at: string;
    /** When it last signed its owner in, or null if never. */
    used_at: string | null;
  };
  /** An authenticator app that is waiting for its first code: one per account, replaced by the next. */
  authenticator_setup: { account_id: string; secret_sealed: string; tries: number; created_at: string };
  /** An unused recovery code. All codes of an account share one salt. */
  recovery_code: { account_id: string; code_hash: string; made_at: string };
  oidc_record: {
    model: string;
    id: string;
    uid: string | null;
    grant_id: string | null;
    payload_sealed: string;
    expires_at: string | null;
    consumed_at: string | null;
  };
  oidc_key: { kid: string; jwk_sealed: string; created_at: string };
};
