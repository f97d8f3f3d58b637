/**
 * Where a typical value comes from. None is a maker's declaration, and each can be edited.
 * H: table A2 of Hopkins, Sound Insulation, by E = ρ cL² (1 − ν²), ν = 0.2. S: a product or design standard
 * (EN 12524, EN 338, EN 520, EN 12467). D: textbook range (Bies & Hansen, Cremer, Rindel, Beranek).
 * T: tuned on published laboratory measurements. A: our assumption, no measurement at hand.
 */
export type Basis = 'H' | 'S' | 'D' | 'T' | 'A'
