/** To come. */
export function ConversationPane() {
  return null;
}
