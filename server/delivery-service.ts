import { type DeliveryWatchOptions, startDeliveryWatch } from './alerts/delivery-watch.ts';
import { releaseLeases } from './outbox/outbox.ts';
import { startWorker, type Worker, type WorkerOptions } from './outbox/worker.ts';

export interface Deliveries {
  /** Begins to deliver, once this process is known to be the site: the leases of the one before are released. */
  start(): Promise<void>;
  /** Looks for work now: a lead was just kept. */
  wake(): void;
  /** Takes nothing new and resolves when what is on its way has arrived or failed, after 10 s at the latest. */
  stop(): Promise<void>;
}

/** Delivers what the outbox holds, and watches what does not get through. */
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
          'Leases of the process before were not released: they run out by themselves',
        );
      });
      if (stopped) return;
      worker = startWorker(options);
      watch = startDeliveryWatch(options);
    },
    wake: () => worker?.wake(),
    async stop() {
      stopped = true;
      await watch?.stop();
      await worker?.stop();
    },
  };
}
