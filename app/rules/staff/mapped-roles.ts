import { isGuardedRole, type RoleCode } from "~/rules/permissions/member-roles";

type Mapping = readonly { value: string; role: RoleCode }[];
/** The role changes that a sign-in at the company's own provider makes. */
export type RoleChanges = {
  /** Assigned immediately. */
  added: RoleCode[];
  /** Assigned once a second manager confirms. */
  requested: RoleCode[];
  removed: RoleCode[];
};

/** The role of a person who is waiting for an approving role. It can view but not decide. */
const waitingRole: RoleCode = "purchasingSpecialist";

/** The roles to which these values of the claim map. */
export const rolesOfValues = (mapping: Mapping, values: readonly string[]): RoleCode[] => [
  ...new Set(mapping.filter(({ value }) => values.includes(value)).map(({ role }) => role)),
];

/**
 * The role changes that a sign-in makes. Roles assigned by people stay; roles from the claim end with it. A role that approves
 * waits for a second manager, and until then the person is a specialist.
 */
export function roleChanges(
  meant: readonly RoleCode[],
  current: readonly { role: RoleCode; isMapped: boolean }[],
): RoleChanges {
  const isHeld = (role: RoleCode) => current.some((one) => one.role === role);
  const requested = meant.filter((role) => isGuardedRole(role) && !isHeld(role));
  const wanted = new Set<RoleCode>([...meant, ...(requested.length > 0 ? [waitingRole] : [])]);
  return {
    added: [...wanted].filter((role) => !isGuardedRole(role) && !isHeld(role)),
    requested,
    removed: current.filter(({ role, isMapped }) => isMapped && !wanted.has(role)).map(({ role }) => role),
  };
}
