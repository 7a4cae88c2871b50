import { listDeliveries } from './deliveries-list.ts';
import { retryAllDeliveries, retryDelivery } from './deliveries-retry.ts';
import { type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run deliveries -- list [--state STATE] [--json]
       npm run deliveries -- retry ID
       npm run deliveries -- retry-all

  list        What leads sent where: newest first, what failed with its last error.
  retry       Makes one dead or waiting delivery due now; a dead one gets all its attempts again.
              What is held on purpose, such as a notification in quiet hours, stays held.
  retry-all   The same for every dead and waiting delivery.

Options:
  --state STATE   Only those that are pending, leased, done or dead.
  --json          JSON for programs; "npm run --silent deliveries -- list --json" prints nothing else.
  --help          This text.

A running site sends what is due within seconds; a receiver that is down is probed once a minute.
`;

export const command: Command = {
  name: 'deliveries',
  usage,
  actions: {
    list: { options: { state: 'text', json: 'flag' }, run: listDeliveries },
    retry: { operand: 'ID', run: retryDelivery },
    'retry-all': { run: retryAllDeliveries },
  },
};

if (import.meta.main) await runCommand(command);
