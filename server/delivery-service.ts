import { type DeliveryWatchOptions, startDeliveryWatch } from './alerts/delivery-watch.ts';
import { releaseLeases } from './outbox/outbox.ts';
import { startWorker, type Worker, type WorkerOptions } from './outbox/worker.ts';

interface Deliveries {
  /** Starts delivering. Releases the leases of the previous process, so call it only when that process cannot run. */
  start(): Promise<void>;
  /** Checks for work now, after a lead was saved. */
  wake(): void;
  /** Takes no new deliveries; resolves when those in flight have ended, after 10 s at the latest. */
  stop(): Promise<void>;
}

/** Delivers what the outbox holds and alerts the agent to stuck deliveries. */
export function createDeliveries(
  options: WorkerOptions & Pick<DeliveryWatchOptions, 'alertChannels'>,
): Deliveries {
  const { database, log } = options;
  let worker: Worker | undefined;
  let watch: ReturnType<typeof startDeliveryWatch> | undefined;
  let stopped = false;

  return {
    async start() {
      await releaseLeases(database).catch((error: unknown) => {
        log.warn(
          { err: error },
          'Leases of the previous process could not be released: they will expire by themselves',
        );
      });
      if (stopped) return;
      worker = startWorker(options);
      watch = startDeliveryWatch(options);
    },
    wake: () => worker?.wake(),
    async stop() {
      stopped = true;
      await Promise.all([watch?.stop(), worker?.stop()]);
    },
  };
}
