import { websiteOf, alertMail as words } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { momentInCharlotte } from '../charlotte-time.ts';
import type { Fact } from '../delivery/lead-facts.ts';
import type { Mail } from '../delivery/mail.ts';
import { mailDocument } from '../delivery/mail-document.tsx';
import { Block, Facts, Heading, Text } from '../delivery/mail-parts.tsx';
import { block, factLines, textMail } from '../delivery/mail-text.ts';
import type { StuckChannel } from './stuck-deliveries.ts';

/** The mail that tells the agent which deliveries are stuck, by lead id only: personal data stays on the server. */
export function alertEmail(
  stuck: StuckChannel[],
  { id, to, agent }: { id: string; to: string; agent: AgentProfile },
): Mail {
  const count = stuck.reduce((sum, { dead, late }) => sum + dead + late, 0);
  const facts = stuck.map(factOf);
  return {
    id,
    fromName: websiteOf(agent.name),
    to,
    subject: words.subject(count),
    text: textMail(
      agent,
      block(words.eyebrow, words.heading),
      words.lede,
      block(...factLines(facts)),
      block(words.next, ...words.commands),
    ),
    html: mailDocument({
      agent,
      title: words.subject(count),
      preview: words.lede,
      children: (
        <>
          <Block padding="34px 32px 16px">
            <Heading eyebrow={words.eyebrow}>{words.heading}</Heading>
            <Text>{words.lede}</Text>
          </Block>
          <Block padding="16px 32px 16px">
            <Facts facts={facts} />
          </Block>
          <Block padding="20px 32px 24px" variant="ruled">
            <Text variant="small">{words.next}</Text>
            {words.commands.map((command) => (
              <Text key={command} variant="small">
                <code>{command}</code>
              </Text>
            ))}
          </Block>
        </>
      ),
    }),
  };
}

function factOf({ channel, dead, late, oldestAt, reason, leadIds }: StuckChannel): Fact {
  return {
    label: words.channel[channel],
    value: words.count(late, dead, momentInCharlotte(oldestAt)),
    note: [reason && words.reason(reason), words.leads(leadIds)].filter(Boolean).join(' '),
  };
}
