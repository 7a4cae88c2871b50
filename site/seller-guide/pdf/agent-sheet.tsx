import { shippedAgent } from '#content/agent.ts';
import { footer } from '#content/footer.ts';
import { agentSheet as words } from '#content/seller-guide-papers.ts';
import { guideAgentLines } from '#content/seller-guide-pdf.ts';
import { EqualHousingMark } from '../../footer/equal-housing-mark.tsx';
import { pictureSources } from '../../ui/picture-sources.ts';
import styles from './agent-sheet.module.css';
import { Sheet } from './sheet.tsx';

const agent = guideAgentLines(shippedAgent);

/** Page 12: next steps, contact details, and legal notices. */
export function AgentSheet() {
  return (
    <Sheet name="agent" words={words}>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }, index) => (
          <li key={title}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <h3 className={styles.heading}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.card}>
        <img className={styles.portrait} src={pictureSources(words.image).original} alt="" />
        <div className={styles.who}>
          <h3 className={styles.name}>{agent.name}</h3>
          <p className={styles.standing}>{agent.standing}</p>
          <p className={styles.quote}>{words.quote}</p>
          <dl className={styles.reach}>
            <dt>{words.reach.phone}</dt>
            <dd>
              <a href={shippedAgent.phoneHref}>{agent.phone}</a>
            </dd>
            <dt>{words.reach.email}</dt>
            <dd>
              <a href={`mailto:${agent.email}`}>{agent.email}</a>
            </dd>
            <dt>{words.reach.office}</dt>
            <dd>
              {agent.firm}
              <br />
              {agent.street}
              <br />
              {agent.town}
            </dd>
            <dt>{words.reach.hours}</dt>
            <dd>{footer.hours}</dd>
          </dl>
        </div>
      </div>
      <div className={styles.legal}>
        <EqualHousingMark label={footer.equalHousingMark} />
        <div>
          <p>{footer.equalHousing}</p>
          <p>{words.notice}</p>
          <p>{agent.edition}</p>
        </div>
      </div>
    </Sheet>
  );
}
