import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/supplier-people";

/** Messages and emails about changes among a supplier's people. */
export default {
  invitation: {
    opening: "Your company invites you to the supplier portal of {{brand}}, where it works as a supplier.",
    areas: "Areas",
  },
  others: {
    invited: {
      title: "Invited to your company: {{name}}",
      body: "{{actor}} invited {{name}} to work for {{company}} on the supplier portal. Areas: {{areas}}.\n\nIf you did not expect this, check with {{actor}} immediately and revoke the invitation on the page “People”.",
    },
    joined: {
      title: "Joined your company: {{name}}",
      body: "{{name}} accepted the invitation and now works for {{company}} on the supplier portal.\n\nIf you did not expect this, remove the person immediately on the page “People”.",
    },
    areas: {
      title: "Areas changed: {{name}}",
      body: "{{actor}} changed the areas of {{name}}. They are now: {{areas}}.\n\nIf you did not expect this, check with {{actor}} immediately.",
    },
    removed: {
      title: "Removed from your company: {{name}}",
      body: "{{actor}} removed {{name}} from {{company}}. The account has been signed out everywhere.\n\nIf you did not expect this, check with {{actor}} immediately.",
    },
    administrator: {
      title: "New administrator: {{name}}",
      body: "{{actor}} made {{name}} an administrator of {{company}}, who can invite, change and remove people.\n\nIf you did not expect this, check with {{actor}} immediately.",
    },
    noAdministrator: {
      title: "No longer an administrator: {{name}}",
      body: "{{name}} is no longer an administrator of {{company}}. Changed by: {{actor}}.\n\nIf you did not expect this, check immediately.",
    },
  },
  person: {
    areas: {
      title: "Your areas have changed",
      body: "{{actor}} changed your areas at {{company}}. They are now: {{areas}}.",
    },
    removed: {
      title: "You no longer work for {{company}} on the supplier portal",
      body: "{{actor}} removed you from the people of {{company}} on the supplier portal, and you have been signed out everywhere.\n\nIf you have questions, contact an administrator of your company.",
    },
    administrator: {
      title: "You are now an administrator of {{company}}",
      body: "{{actor}} made you an administrator of {{company}}. You can invite people, change their areas, and remove those who leave.",
    },
    noAdministrator: {
      title: "You are no longer an administrator of {{company}}",
      body: "{{actor}} ended your administration of {{company}}. You keep your own areas.",
    },
  },
} satisfies Words<typeof zh>;
