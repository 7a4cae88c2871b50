/** To come. */
export function ConversationsPage() {
  return null;
}
