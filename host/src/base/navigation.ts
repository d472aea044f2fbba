type Go = (to: string, options?: { replace?: boolean }) => void;

let go: Go = (to) => location.assign(to);

/** Lets sagas and remotes change the address through the router, which passes its function in when it is mounted. */
export const goTo: Go = (to, options) => go(to, options);

export const navigateWith = (navigate: Go): void => {
  go = navigate;
};
