/** A word to somebody whose page is in the background, if the device knows such a thing. */

const known = typeof Notification !== "undefined" && isSecureContext;

export const notifications = {
  /** Whether it makes sense to ask. */
  get possible(): boolean {
    return known && Notification.permission !== "denied";
  },

  /** Asks the device; call it when somebody has just pressed a button for it. */
  async allow(): Promise<boolean> {
    return known && (await Notification.requestPermission()) === "granted";
  },

  /** One for each `tag`: a newer one replaces it. */
  show(title: string, body: string, tag: string): void {
    if (!known || Notification.permission !== "granted") return;
    try {
      const shown = new Notification(title, { body, tag, icon: "/favicon.svg" });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      // Some phones allow it to installed apps only.
    }
  },
};
