import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_HEADING, MAX_HEADINGS, MAX_TEMPLATE_NAME, MAX_TEMPLATES } from '../limits.ts';
import { minutesHeadings, templateKeys } from '../minutes-templates.ts';

/** What one part of the minutes is called: by its key in the reader’s language, or `own`, as its title says. */
export const heading = {
  heading: z.enum(minutesHeadings, f.say('fieldInvalid')),
  /** Of one’s own; empty for those that ship with the product. */
  title: z._default(f.text({ max: MAX_HEADING }), ''),
};

/** One that ships with the product, or the id of one of the team’s own. */
export const templateChoice = () =>
  z.union([z.enum(templateKeys), z.uuid(f.say('fieldInvalid'))], f.say('fieldInvalid'));

const name = () => f.text({ min: 1, max: MAX_TEMPLATE_NAME, required: 'nameRequired' });
const templateView = z.object({
  id: f.id(),
  name: z.string(),
  headings: z.array(z.object({ heading: z.enum(minutesHeadings), title: z.string() })),
});
export type MeetingTemplate = z.output<typeof templateView>;

const templatesView = z.object({
  templates: z.array(templateView),
  /** 0 while the team has none. */
  version: z.int(),
});

/** A team’s own templates for minutes: which headings they have, in which order. */
export const templates = {
  templates: endpoint({
    method: 'GET',
    path: 'user/meeting/templates',
    summary: 'A team’s own templates for minutes.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ teamId: f.id() }),
    output: templatesView,
  }),
  setTemplates: endpoint({
    method: 'POST',
    path: 'user/meeting/set-templates',
    summary:
      'Replaces a team’s own templates for minutes, by administrators. A version that is not the newest answers 409.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      version: f.version({ from: 0 }),
      templates: z
        .array(
          z.strictObject({
            /** Of one that is there; a new one has none. */
            id: z.optional(f.id()),
            name: name(),
            headings: z
              .array(z.strictObject(heading))
              .check(z.minLength(1, f.say('fieldRequired')), z.maxLength(MAX_HEADINGS, f.say('listTooLong'))),
          }),
        )
        .check(z.maxLength(MAX_TEMPLATES, f.say('listTooLong'))),
    }),
    output: templatesView,
  }),
};
