/** The shelf of lessons: how far each game has come on this device. */
import { learning } from "../device/learning.svelte";
import type { Learning, LessonInfo } from "../net/types";

export function minutes(lessons: readonly LessonInfo[]): number {
  return Math.ceil(lessons.reduce((sum, one) => sum + one.minutes, 0));
}

/** So long it takes until one can play. */
export function minutesToPlay(lessons: readonly LessonInfo[]): number {
  return minutes(lessons.slice(0, lessons.findIndex((one) => one.enough) + 1));
}

export function doneOf(game: string, lessons: readonly LessonInfo[]): number {
  return lessons.filter((one) => learning.done(game, one.id)).length;
}

/** The lesson to go on with; the first if all are done. */
export function following(game: string, all: Learning): LessonInfo | undefined {
  return all.lessons.find((one) => !learning.done(game, one.id)) ?? all.lessons[0];
}
