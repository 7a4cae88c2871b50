import { inviteToDesk, listDesk, removeFromDesk, resetAtDesk, withdrawFromDesk } from './desk-people.ts';
import { type Command, runCommand } from './run-command.ts';

const usage = `Usage: npm run desk -- list [--json]
       npm run desk -- invite EMAIL [--role owner|member]
       npm run desk -- withdraw EMAIL
       npm run desk -- reset EMAIL
       npm run desk -- remove EMAIL [--yes]

  list      Who may sign in at the desk, and who is invited.
  invite    Prints a link with which somebody joins; a member, unless --role says owner.
  withdraw  Makes the invitations of an address useless.
  reset     Ends all sessions of an account and prints a link with which its password is set anew; using it deletes
            the account's passkeys.
  remove    Takes an account away; the last owner stays.

Options:
  --role ROLE   owner: everything; member: works leads and content, and manages nobody.
  --json        JSON for programs.
  --yes         Do not ask before removing; without a terminal nothing happens unless it is said.
  --help        This text.

A link works once, for an hour. The store is the one that DATABASE_URL or DATA_DIR names; the site may be running.
`;

export const command: Command = {
  name: 'desk',
  usage,
  actions: {
    list: { options: { json: 'flag' }, run: listDesk },
    invite: { operand: 'EMAIL', options: { role: 'text' }, run: inviteToDesk },
    withdraw: { operand: 'EMAIL', run: withdrawFromDesk },
    reset: { operand: 'EMAIL', run: resetAtDesk },
    remove: { operand: 'EMAIL', options: { yes: 'flag' }, run: removeFromDesk },
  },
};

if (import.meta.main) await runCommand(command);
