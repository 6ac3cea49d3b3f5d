/** How far a person has come in the lessons of a game; kept by the shell, which lists them. */
export { type Lessons, noteProgress, type Progress, readProgress as lessonProgress } from '../shell/progress.ts'
