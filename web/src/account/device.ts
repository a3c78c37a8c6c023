/** What a new passkey is called until its owner knows better: the system it was made on. */
export function thisDevice(agent = navigator.userAgent): string {
  const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux"];
  return systems.find((system) => agent.includes(system)) ?? "";
}
