const playing = new WeakSet<HTMLMediaElement>();

function play(this: HTMLMediaElement) {
  if (this.paused) {
    playing.add(this);
    this.dispatchEvent(new Event("play"));
  }
  return Promise.resolve();
}

function pause(this: HTMLMediaElement) {
  if (this.paused) return;
  playing.delete(this);
  this.dispatchEvent(new Event("pause"));
}

/** jsdom loads no film: `play` and `pause` change `paused` and tell it, and nothing is seen. */
export function addMediaPlayback() {
  Object.defineProperty(HTMLMediaElement.prototype, "paused", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => {} });
}
