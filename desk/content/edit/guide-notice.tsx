import { agentOf, shippedAgent } from '#content/agent.ts';
import { guideNotice } from '#content/desk/content-editor.ts';
import { type AgentProfile, agentProfile } from '#domain/agent/agent-profile.ts';
import type { ContentFields } from '#domain/desk/content.ts';
import { parseRecord } from '#domain/records/record-kinds.ts';
import styles from './shipped-notice.module.css';

/** Tells that the seller's guide, which is printed when the site is built, names the agent before. */
export function GuideNotice({ record }: { record: ContentFields }) {
  const parsed = parseRecord('agent', record);
  if (!parsed.ok) return null;
  const agent = agentProfile(agentOf(parsed.record));
  if (PRINTED.every((field) => agent[field] === shippedAgent[field])) return null;
  return (
    <div className={styles.notice} role="note">
      <p>
        <strong>{guideNotice.title(shippedAgent.atFirm)}</strong> {guideNotice.note}
      </p>
    </div>
  );
}

const PRINTED = [
  'name',
  'firm',
  'license',
  'phone',
  'email',
  'office',
] as const satisfies (keyof AgentProfile)[];
