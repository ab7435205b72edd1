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

/** jsdom plays no media. `play` and `pause` change `paused` and dispatch their events. */
export function addMediaPlayback() {
  Object.defineProperty(HTMLMediaElement.prototype, "paused", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => {} });
}
