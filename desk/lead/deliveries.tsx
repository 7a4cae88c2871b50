import { frameWords } from '#content/desk/frame.ts';
import { deliveryWords as words } from '#content/desk/lead.ts';
import type { LeadDelivery, LeadDetail } from '#domain/desk/lead-inbox.ts';
import { hasStatus } from '../api/desk-client.ts';
import { retryDelivery } from '../api/lead-calls.ts';
import { shortTime } from '../frame/times.ts';
import { dueTime } from '../leads/reply-clock.ts';
import { showToast } from '../session/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Block } from './block.tsx';
import styles from './ledger.module.css';
import { useRefreshLead } from './use-refresh-lead.ts';

const LOOKS = {
  delivered: { look: 'yes', icon: 'check' },
  waiting: { look: 'wait', icon: 'waiting' },
  failed: { look: 'bad', icon: 'warning' },
} as const satisfies Record<LeadDelivery['state'], { look: string; icon: IconName }>;

/** The deliveries of a lead with their states. */
export function Deliveries({ lead, now }: { lead: LeadDetail; now: number }) {
  const refresh = useRefreshLead(lead.id);
  const { deliveries } = lead;
  if (deliveries.length === 0) return null;
  const retry = async (id: string) => {
    try {
      await retryDelivery(id);
      showToast({ tone: 'success', title: words.asked });
    } catch (error) {
      const title = hasStatus(error, 409) ? words.arrivedAlready : frameWords.unsaved;
      showToast({ tone: 'error', title });
    }
    await refresh();
  };
  const arrived = deliveries.filter(({ state }) => state === 'delivered').length;
  return (
    <Block title={words.title} aside={words.arrived(arrived, deliveries.length)}>
      <ul className={styles.ledger}>
        {deliveries.map((delivery) => {
          const { look, icon } = LOOKS[delivery.state];
          return (
            <li key={delivery.id}>
              <b>{words.channels[delivery.channel] ?? delivery.channel}</b>
              <span className={styles[look]}>
                <Icon name={icon} />
                {words.states[delivery.state]}
              </span>
              <span className="small figures">{detailOf(delivery, now)}</span>
              {delivery.state !== 'delivered' && delivery.tries > 0 && (
                <Button compact onClick={() => retry(delivery.id)}>
                  <Icon name="again" />
                  {words.again}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

function detailOf({ state, tries, nextTryAt, reason = '', doneAt }: LeadDelivery, now: number): string {
  if (state === 'delivered') return doneAt ? words.done(shortTime(doneAt, now), tries) : '';
  if (state === 'failed') return words.failed(tries, reason);
  return nextTryAt && Date.parse(nextTryAt) > now ? words.next(dueTime(nextTryAt, now)) : words.soon;
}
